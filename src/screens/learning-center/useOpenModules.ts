import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { type Started, nextSteps } from '../../session/nextSteps'

/** The modules that show their lessons. */
export interface OpenModules {
  readonly isOpen: (moduleId: string) => boolean
  readonly toggle: (moduleId: string) => void
  /** The module in the address, for example `/learning#saving`. */
  readonly named: string | undefined
}

interface Choice {
  readonly isOpen: boolean
  /**
   * Whether the module was in the address when the choice was made. A later address with its id reopens a closed
   * module.
   */
  readonly whileNamed: boolean
}

/** The next step's module and the module in the address are open. The learner opens and closes the others. */
export function useOpenModules(document: ProgressDocument, manifest: Manifest, started: Started): OpenModules {
  const { hash } = useLocation()
  const named = manifest.modules.find(({ id }) => `#${id}` === hash)?.id
  const current = nextSteps(document, manifest, started)[0]?.module.id
  // The value is fixed on mount, because completing a lesson in another tab must not close the module being read.
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
