import type { Manifest, ModuleInfo } from './curriculum'

/** Null when the manifest has no such module (contract, section 4.2). */
export function findModule(manifest: Manifest, moduleId: string): ModuleInfo | null {
  return manifest.modules.find((module) => module.id === moduleId) ?? null
}
