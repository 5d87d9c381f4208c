import { appearanceWords as words } from '#words/appearance'
import { AppearanceChoices } from '../../session/AppearanceChoices'
import styles from './AppearanceSection.module.css'

/** The learner's settings for the look of pages. */
export function AppearanceSection() {
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <AppearanceChoices />
    </>
  )
}
