import { dashboardWords as words } from '#words/dashboard'
import { firstNameOf, nameOf } from '../../data/accounts/learnerName'
import { displayNameOf } from '../../core/progress/profile'
import { PageHeading } from '../../ui/PageHeading'
import { readinessText } from '../../session/readinessText'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { AccountUnread } from '../../session/AccountUnread'
import { useSession } from '../../session/SessionContext'
import { timeOfDay, useToday } from '../../session/useToday'
import { useKeptText } from '../../session/useBackup'
import { useUnread } from '../../session/useUnread'
import { useStarted, useManifest, useProgress, useRead } from '../../session/useRead'
import { PlainDashboard } from './PlainDashboard'

const shownEntries = 5

/**
 * The dashboard as headings, tables and links, for very old phones. It has the same figures as the full dashboard, but
 * no pictures.
 */
export function PlainDashboardScreen() {
  const { reads, learner, clock } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const started = useStarted(manifest?.value)
  const activity = useRead(reads.activity(shownEntries))
  const today = useToday()
  const offline = useOfflineReadiness()
  const kept = useKeptText()
  const name = (document === undefined ? undefined : displayNameOf(document)) ?? nameOf(learner)
  const unread = useUnread()
  const isRead = document !== undefined && manifest !== undefined && started !== undefined && activity !== undefined
  return (
    <div className="wrap">
      <PageHeading>{words.greeting[timeOfDay(clock.now())](firstNameOf(name))}</PageHeading>
      {unread !== undefined && unread !== 'known' && document !== undefined ? (
        <AccountUnread why={unread} document={document} />
      ) : isRead && unread !== undefined ? (
        <PlainDashboard
          document={document}
          manifest={manifest}
          started={started}
          activity={activity}
          today={today}
          kept={`${kept} ${readinessText(offline)}`}
          onRetry={reads.manifest.again}
        />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </div>
  )
}
