import { Link, useLocation } from 'react-router-dom'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { accountUnreadWords as words } from '#words/accountUnread'
import type { ProgressDocument } from '../core/progress/document'
import { completedLessons } from '../core/progress/lessons'
import { quizModules } from '../core/progress/quizzes'
import { Callout } from '../ui/Callout'
import { SteadyButton } from '../ui/SteadyButton'
import { textLinkClass } from '../ui/textLinkClass'
import { signInAgainPath } from '../words/links'
import { paths } from '../words/paths'
import type { Unread } from './useUnread'

interface AccountUnreadProps {
  readonly why: Unread
  readonly document: ProgressDocument
  /** False if the lessons are on the same page, so that no link to the lessons is needed. */
  readonly hasWay?: boolean
}

/**
 * Replaces totals, streak and offers until the account has been read. It shows the progress known on this device, the
 * reason, and the next step.
 */
export function AccountUnread({ why, document, hasWay = true }: AccountUnreadProps) {
  const lessons = completedLessons(document).length
  const quizzes = quizModules(document).length
  return (
    <div data-account="unread">
      <Callout color="blue" title={why === 'reading' ? words.title.reading : words.title.unread} headingLevel={2}>
        <p role="status">{unreadText(why)}</p>
        <WhatToDo why={why} />
        {lessons + quizzes === 0 ? null : <p>{words.here(lessons, quizzes)}</p>}
        <p>
          <span>{words.meanwhile}</span>{' '}
          {hasWay ? (
            <Link className={textLinkClass} to={paths.learning}>
              {words.toLessons}
            </Link>
          ) : null}
        </p>
      </Callout>
    </div>
  )
}

/** The reason, and when we try again. */
function unreadText(why: Unread): string {
  switch (why) {
    case 'unreachable':
    case 'bad-answer':
    case 'damaged':
      return `${troubles[why]} ${words.again}`
    case 'reading':
    case 'signed-out':
    case 'refused':
    case 'outdated':
      return words.text[why]
  }
}

function WhatToDo({ why }: Pick<AccountUnreadProps, 'why'>) {
  const { pathname, search, hash } = useLocation()
  if (why === 'signed-out')
    return (
      <p>
        <Link className={textLinkClass} to={signInAgainPath(pathname + search + hash)}>
          {words.signIn}
        </Link>
      </p>
    )
  if (why !== 'outdated') return null
  return (
    <SteadyButton meaning="reload" onPress={() => window.location.reload()}>
      {words.reload}
    </SteadyButton>
  )
}
