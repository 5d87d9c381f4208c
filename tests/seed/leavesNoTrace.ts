import { afterAll, expect } from 'vitest'

/** What every file of a process sees. A global that Node makes when it is first asked for has no value before. */
function world() {
  const globals = new Map<PropertyKey, unknown>()
  for (const key of Reflect.ownKeys(globalThis)) {
    if (/^(?:__|Symbol\()/.test(String(key))) continue
    const { get, value } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {}
    globals.set(key, get === undefined ? value : 'made when it is asked for')
  }
  return { globals, variables: { ...process.env }, folder: process.cwd() }
}

const before = world()
afterAll(() => {
  const { globals, variables, folder } = world()
  const changed = [...new Set([...before.globals.keys(), ...globals.keys()])].filter((key) => {
    const [was, is] = [before.globals.get(key), globals.get(key)]
    return was !== 'made when it is asked for' && !Object.is(was, is)
  })
  expect(changed.map(String), 'globals that this file has changed for the next one').toEqual([])
  expect(variables, 'the environment of the next file').toEqual(before.variables)
  expect(folder, 'the folder of the next file').toBe(before.folder)
})
