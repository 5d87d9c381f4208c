import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Manifest } from '../../curriculum/curriculum'
import { useManifest } from '../../learning/session/useManifest'
import { documentTitle } from './documentTitle'
import { viewOf } from './pageKeyOf'

interface DocumentTitleProps {
  readonly manifest?: Manifest | undefined
}

export function DocumentTitle({ manifest }: DocumentTitleProps) {
  const { pathname, search } = useLocation()
  const title = documentTitle(pathname, manifest, viewOf(search))
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** Inside a session the manifest names the lesson or the quiz. */
export function SessionTitle() {
  return <DocumentTitle manifest={useManifest()?.value} />
}
