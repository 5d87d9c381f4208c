import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSpinner } from '../PageSpinner'

/** A public page was asked for inside the learner area: it is a document of its own. */
export function OpenDocument() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    window.location.replace(pathname + search + hash)
  }, [pathname, search, hash])
  return <PageSpinner />
}
