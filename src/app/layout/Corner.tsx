import { ToastPlace } from '../../ui/Toast'
import { UpdatePrompt } from '../UpdatePrompt'
import { ScrollToTop } from './ScrollToTop'

interface CornerProps {
  /** Without the button where something of the page stands in its corner. */
  readonly hasScrollToTop: boolean
}

/** What floats over the foot of a page. */
export function Corner({ hasScrollToTop }: CornerProps) {
  return (
    <>
      {hasScrollToTop ? <ScrollToTop /> : null}
      <ToastPlace>
        <UpdatePrompt />
      </ToastPlace>
    </>
  )
}
