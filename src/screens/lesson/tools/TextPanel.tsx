import { lessonToolsWords as words } from '#words/lessonTools'
import { AppearanceChoices } from '../../../session/AppearanceChoices'
import styles from './TextPanel.module.css'

/** Settings for text size, line spacing and colors, reachable with one press while reading. */
export function TextPanel() {
  return (
    <section className={`${styles.panel} noPrint`} aria-label={words.textSize}>
      <AppearanceChoices />
    </section>
  )
}
