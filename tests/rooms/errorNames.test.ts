import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorNames } from '../../tools/rooms/errorNames'

/** The two modules that may read error names, because their names are data: the browser's, and Dexie's (`Dexie.errnames`). */
const MAY = ['src/platform/domFault.ts', 'src/data/store/failureOf.ts']

function modulesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : modulesIn(path)
    return /\.(?:[cm]?js|tsx?)$/.test(entry.name) ? [path] : []
  })
}

describe('an error', () => {
  it('is identified by class or origin, not by name or message', () => {
    const read = ['src', 'sw', 'tools']
      .flatMap(modulesIn)
      .filter((file) => !MAY.includes(file))
      .flatMap((file) =>
        errorNames(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
      )
    expect(read).toEqual([])
  })

  it.each(MAY)('may be identified by a name in %s', (file) => {
    const read = errorNames(file, readFileSync(file, 'utf8'))
    expect(read).not.toEqual([])
  })

  it.each([
    [
      'of a library, as it was',
      "try { open() } catch (e) { if (e instanceof Error && e.name === 'OpenError') note() }",
    ],
    ['in a list', 'try { open() } catch (problem) { if (NAMES.includes(problem.name)) throw problem }'],
    ['in a switch', "const f = (error: Error) => { switch (error.name) { case 'OpenError': return 1 } }"],
    ['behind a check', "const f = (error: unknown) => error instanceof Error ? error.name : ''"],
    ['through a cast', 'const f = (error: unknown) => (error as Error).name'],
    ['by what wraps it', "const f = (event: ErrorEvent) => event.error?.name === 'X'"],
    ['as a field by a text', "const f = (error: Error) => error['name'] === 'X'"],
    ['taken apart', 'try { open() } catch ({ name }) { note(name) }'],
    ['taken apart later', 'const f = (error: Error) => { const { name } = error; return name }'],
    ['that was caught', "open().catch((why) => why.name === 'OpenError')"],
    ['that came second', "open().then(take, (why) => why.name === 'OpenError')"],
    ['by its class’s name', "const f = (it: object) => it.constructor.name === 'OpenError'"],
    ['by its message', "try { open() } catch (e) { if (e.message === 'closed') note() }"],
    ['by a part of its message', 'try { open() } catch (e) { if (/closed/.test(e.message)) note() }'],
    ['by how its message begins', "try { open() } catch (e) { if (e.message.startsWith('closed')) note() }"],
  ])('is found when identified %s', (_what, source) => {
    expect(errorNames('planted.ts', source)).toHaveLength(1)
  })

  it.each([
    ['its class', 'try { open() } catch (e) { if (e instanceof OpenError) note() }'],
    ['its code', "const f = (error: FirebaseError) => error.code === 'unavailable'"],
    ['a name that is of something else', "const f = (file: File) => file.name === 'a'"],
    ['what is only noted', "try { open() } catch (e) { console.warn('not opened', e.message) }"],
  ])('may be identified by %s', (_what, source) => {
    expect(errorNames('planted.ts', source)).toEqual([])
  })
})
