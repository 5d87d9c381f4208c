import { appearanceWords as words } from '#words/appearance'
import { AppearanceChoices } from '../../session/AppearanceChoices'
import styles from './AppearanceSection.module.css'

/** How pages look to this learner. */
export function AppearanceSection() {
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <AppearanceChoices />
    </>
  )
}
