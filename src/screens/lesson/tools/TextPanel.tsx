import { lessonToolsWords as words } from '#words/lessonTools'
import { AppearanceChoices } from '../../../session/AppearanceChoices'
import styles from './TextPanel.module.css'

/** Text size, line spacing and colors, one press away while a lesson is read. */
export function TextPanel() {
  return (
    <section className={styles.panel} aria-label={words.textSize}>
      <AppearanceChoices />
    </section>
  )
}
