import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { LearnerId } from '../../core/progress/ids'
import { languageChoice } from '../../session/languageChoice'
import { PageSpinner } from '../PageSpinner'
import { isInOtherLanguage } from './LanguageOf'

interface GoOnProps {
  readonly learner: LearnerId
  /** A path of this site, with query and anchor. */
  readonly to: string
}

/**
 * Continues to a path after sign-in. If the learner's language isn't that of this page, the path is loaded as a new
 * page.
 */
export function GoOn({ learner, to }: GoOnProps) {
  return isInOtherLanguage(learner) ? <OpenPage to={to} /> : <Navigate replace to={to} />
}

function OpenPage({ to }: Pick<GoOnProps, 'to'>) {
  useEffect(() => {
    // The worker answers with the pages of the language in its record.
    void languageChoice.keep().then(() => window.location.replace(to))
  }, [to])
  return <PageSpinner />
}
