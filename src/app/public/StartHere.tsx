import { startHereWords as words } from '#words/startHere'
import type { StartNoteProps, StartProps } from '../../pages/PageProps'
import type { Mirror } from '../../platform/window/mirror'
import { buttonClass } from '../../ui/buttonClass'
import { paths } from '../../words/paths'
import { useAccountName } from '../account/useAccountName'
import styles from './StartHere.module.css'

interface Known {
  readonly account: Mirror
}

/** For a visitor, a link to lesson 1. For a current learner, a link back to their progress. */
export function StartLink({ account, path }: StartProps & Known) {
  const name = useAccountName(account)
  return (
    <a className={`${buttonClass('solid')} ${styles.start}`} href={name === undefined ? path : paths.dashboard}>
      {name === undefined ? words.start : words.goOn}
    </a>
  )
}

/** The note below the start link. */
export function StartNote({ account, note }: StartNoteProps & Known) {
  const name = useAccountName(account)
  return <span>{name === undefined ? note : words.learningHere(name)}</span>
}
