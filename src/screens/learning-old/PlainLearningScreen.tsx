import { learningCenterWords as words } from '#words/learningCenter'
import { PageHeading } from '../../ui/PageHeading'
import { AccountUnread } from '../../session/AccountUnread'
import { useSession } from '../../session/SessionContext'
import { useUnread } from '../../session/useUnread'
import { useStarted, useManifest, useProgress } from '../../session/useRead'
import { PlainModules } from './PlainModules'

/**
 * The Learning Center as one list of links, for very old phones. It has every module, lesson and quiz, but no pictures.
 */
export function PlainLearningScreen() {
  const { reads } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const started = useStarted(manifest?.value)
  const unread = useUnread()
  return (
    <div className="wrap">
      <PageHeading>{words.title}</PageHeading>
      {document === undefined || manifest === undefined || started === undefined || unread === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <>
          {unread === 'known' ? null : <AccountUnread why={unread} document={document} hasWay={false} />}
          <PlainModules
            document={document}
            manifest={manifest}
            started={started}
            isKnown={unread === 'known'}
            onRetry={reads.manifest.again}
          />
        </>
      )}
    </div>
  )
}
