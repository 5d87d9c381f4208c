import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what this run makes once, sites and a profile, each by the first file that needs it. */
    readonly builds: string
  }
}

export default function provideBuilds(project: TestProject): () => void {
  const builds = mkdtempSync(join(tmpdir(), 'journeys-'))
  project.provide('builds', builds)
  return () => rmSync(builds, { recursive: true, force: true })
}
