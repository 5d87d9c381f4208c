import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { type Started, nextSteps } from '../../session/nextSteps'

/** Which modules show their lessons. */
export interface OpenModules {
  readonly isOpen: (moduleId: string) => boolean
  readonly toggle: (moduleId: string) => void
  /** The module that the address names, for example `/learning#saving`. */
  readonly named: string | undefined
}

interface Choice {
  readonly isOpen: boolean
  /** A module that was closed before the address named it is open again. */
  readonly whileNamed: boolean
}

/** The module of the next step is open, and the one that the address names; the learner opens and closes the others. */
export function useOpenModules(document: ProgressDocument, manifest: Manifest, started: Started): OpenModules {
  const { hash } = useLocation()
  const named = manifest.modules.find(({ id }) => `#${id}` === hash)?.id
  const current = nextSteps(document, manifest, started)[0]?.module.id
  // Fixed at the first look: completing a lesson elsewhere must not close what is being read.
  const [atFirst] = useState(current)
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const isOpen = (moduleId: string): boolean => {
    const choice = choices.get(moduleId)
    const isNamed = moduleId === named
    if (choice?.isOpen === true || choice?.whileNamed === isNamed) return choice.isOpen
    return isNamed || (named === undefined && moduleId === atFirst)
  }
  const toggle = (moduleId: string): void =>
    setChoices(new Map([...choices, [moduleId, { isOpen: !isOpen(moduleId), whileNamed: moduleId === named }]]))
  return { isOpen, toggle, named }
}
