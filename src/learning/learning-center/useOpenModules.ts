import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Manifest } from '../../curriculum/parseManifest'
import type { ProgressDocument } from '../../progress/document'
import { type Started, nextSteps } from '../session/nextSteps'

/** Which modules show their lessons. */
export interface OpenModules {
  readonly isOpen: (moduleId: string) => boolean
  readonly toggle: (moduleId: string) => void
  /** The module that the address names, for example `/learning#saving`. */
  readonly named: string | undefined
}

/** The module of the next step is open, and the one that the address names; the learner opens and closes the others. */
export function useOpenModules(document: ProgressDocument, manifest: Manifest, started: Started): OpenModules {
  const { hash } = useLocation()
  const named = manifest.modules.find(({ id }) => `#${id}` === hash)?.id
  const current = nextSteps(document, manifest, started)[0]?.module.id
  // Fixed at the first look: completing a lesson elsewhere must not close what is being read.
  const [atFirst] = useState(current)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const isOpen = (moduleId: string): boolean =>
    toggled.has(moduleId) !== (moduleId === named || (named === undefined && moduleId === atFirst))
  const toggle = (moduleId: string): void =>
    setToggled((known) => {
      const next = new Set(known)
      if (!next.delete(moduleId)) next.add(moduleId)
      return next
    })
  return { isOpen, toggle, named }
}
