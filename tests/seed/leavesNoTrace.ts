import { afterAll, expect } from 'vitest'

/** State that every file of a process can see. A global that Node creates on first access has no earlier value. */
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
