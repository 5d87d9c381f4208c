import { dashboardWords as words } from '#words/dashboard'
import { type Readiness, readiness } from '../platform/window/readiness'
import { Button } from '../ui/Button'

interface OfflineActionProps {
  readonly offline: Readiness
}

/** The button that fetches missing files now. Null if nothing is missing, or is being fetched. */
export function OfflineAction({ offline: { state, bytes } }: OfflineActionProps) {
  switch (state) {
    case 'paused-save-data':
      return (
        <Button variant="line" size="compact" onClick={readiness.fetchLessons}>
          {words.download(bytes)}
        </Button>
      )
    case 'waiting':
      return (
        <Button variant="line" size="compact" onClick={readiness.tryAgain}>
          {words.tryAgainNow}
        </Button>
      )
    case 'ready':
    case 'filling':
    case 'unsupported':
      return null
  }
}
