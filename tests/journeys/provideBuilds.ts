import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for the sites and the profile of this run. The first file that needs one of them makes it. */
    readonly builds: string
  }
}

export default function provideBuilds(project: TestProject): () => void {
  const builds = mkdtempSync(join(tmpdir(), 'journeys-'))
  project.provide('builds', builds)
  return () => rmSync(builds, { recursive: true, force: true })
}
