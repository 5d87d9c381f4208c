import { reloadPageWords as words } from '#words/reloadPage'
import { SteadyButton } from '../ui/SteadyButton'

/** The failures after which a message asks to reload the page and try again. */
export function asksForReload(reason: string | undefined): boolean {
  return reason === 'connection' || reason === 'outdated'
}

/** Reloads the page. It is next to a message that asks for it. */
export function ReloadPage() {
  return (
    <SteadyButton meaning="reload" variant="line" size="compact" onPress={() => window.location.reload()}>
      {words.action}
    </SteadyButton>
  )
}
