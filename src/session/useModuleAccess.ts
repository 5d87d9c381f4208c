import { useMemo } from 'react'
import { syllabusOf } from '../core/curriculum/findLesson'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleId } from '../core/progress/ids'
import { type ModuleAccess, moduleAccess } from '../core/progress/moduleAccess'
import type { AskedPart } from './ClassPort'
import type { Step } from './nextSteps'
import { promiseSource } from './promiseSource'
import { useSession } from './SessionContext'
import { useRead } from './useRead'
import { useToday } from './useToday'

/** Whether the step is a lesson that can't be completed. It says so until the learner's classes are read. */
export function useIsLocked(document: ProgressDocument, manifest: Manifest, step: Step | undefined): boolean {
  const id = step?.kind === 'lesson' ? step.lesson.id : undefined
  const access = useModuleAccess(document, manifest, step?.module.id, { kind: 'lesson', id })
  return id !== undefined && access?.kind !== 'open'
}

/**
 * Whether a lesson or quiz can be completed. In a locked module it can if a class of the learner asks for it (contract,
 * section 5.4).
 * @returns undefined until the progress, the curriculum and, if they matter, the classes are read
 */
export function useModuleAccess(
  document: ProgressDocument | undefined,
  manifest: Manifest | undefined,
  moduleId: ModuleId | undefined,
  { kind, id }: AskedPart | { readonly kind: AskedPart['kind']; readonly id: undefined },
): ModuleAccess | undefined {
  const { classes, store } = useSession()
  const today = useToday()
  const access =
    document && manifest && moduleId !== undefined ? moduleAccess(document, syllabusOf(manifest), moduleId) : undefined
  const isLocked = access?.kind === 'locked'
  const asked = useMemo(
    () =>
      promiseSource(async () => {
        if (!isLocked || id === undefined) return false
        // A class that can't be read asks for nothing, and the module stays locked.
        return await classes.asksFor(store, { kind, id } as AskedPart, today).catch(() => false)
      }),
    [classes, store, kind, id, today, isLocked],
  )
  const isAsked = useRead(asked)
  if (!isLocked) return access
  if (isAsked === undefined) return undefined
  return isAsked ? { kind: 'open', by: 'plan' } : access
}
