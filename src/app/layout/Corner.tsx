import { ToastPlace } from '../../ui/Toast'
import { UpdatePrompt } from '../UpdatePrompt'
import styles from './Corner.module.css'
import { navWords as words } from '#words/nav'
import { IconButton } from '../../ui/IconButton'
import { SiteIcon } from '../../ui/SiteIcon'
import { mainContentId } from '../../words/paths'
import { useScrolledPast } from './useScrolledPast'

interface CornerProps {
  /** False where the page has its own content in that corner. */
  readonly hasScrollToTop: boolean
}

/** The elements that float over the bottom of a page. */
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

/** The button appears after 300 px of scrolling (contract, section 2.2). */
export function ScrollToTop() {
  const [sentinel, isPast] = useScrolledPast()
  const goUp = (): void => {
    // The button is about to disappear. If the button has the focus, the browser would move the focus to the top of the
    // window.
    document.getElementById(mainContentId)?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  return (
    <>
      <i ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      {isPast ? (
        <IconButton className={styles.button} icon={<SiteIcon name="arrowUp" />} label={words.toTop} onClick={goUp} />
      ) : null}
    </>
  )
}
