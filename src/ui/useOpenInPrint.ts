import { type RefObject, useEffect } from 'react'

/** Opens a fold while the page is printed, because a reader can't open it on paper. */
export function useOpenInPrint(fold: RefObject<HTMLDetailsElement | null>, isPrinted: boolean): void {
  useEffect(() => {
    if (!isPrinted) return undefined
    let wasFolded = false
    const unfold = (): void => {
      wasFolded = fold.current?.open === false
      if (fold.current !== null) fold.current.open = true
    }
    const close = (): void => {
      if (wasFolded && fold.current !== null) fold.current.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', close)
    }
  }, [fold, isPrinted])
}
