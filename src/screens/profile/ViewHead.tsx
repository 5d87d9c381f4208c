import { Link } from 'react-router-dom'
import { learnerFrameWords } from '#words/learnerFrame'
import { profileWords as words } from '#words/profile'
import type { Elements } from '../../ui/Elements'
import { PageHeading } from '../../ui/PageHeading'
import { addressOf } from '../../words/places'
import styles from './ViewHead.module.css'

const VIEWS = ['profile', 'backup', 'settings', 'delete'] as const

interface ViewHeadProps {
  readonly view: (typeof VIEWS)[number]
  /** The heading of the view, if it differs from the view's title. */
  readonly children?: Elements
}

/** The links to all views of the profile, and the heading of this one. */
export function ViewHead({ view, children }: ViewHeadProps) {
  return (
    <>
      <nav className={`${styles.views} noPrint`} aria-label={words.views}>
        <ul>
          {VIEWS.map((screen) => (
            <li key={screen}>
              <Link to={addressOf({ screen })} aria-current={screen === view ? 'page' : undefined}>
                {learnerFrameWords.titles[screen]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children ?? <PageHeading>{learnerFrameWords.titles[view]}</PageHeading>}
    </>
  )
}
