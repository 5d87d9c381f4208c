import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type ChosenOrganization, ourFolder, projectRoot } from '../chosenOrganization.ts'
import { type Mark, readMark, type Shape } from './readMark.ts'

const FILE = 'mark.svg'

/** The mark of the chosen organization, or ours. */
export function chosenMark({ folder }: ChosenOrganization): Mark {
  const own = join(folder, FILE)
  const file = existsSync(own) ? own : join(ourFolder, FILE)
  return readMark(readFileSync(file, 'utf8'), relative(projectRoot, file))
}

/** Puts the mark into the module `#mark`, as elements of React. */
export function ownMark(chosen: ChosenOrganization): Plugin {
  return {
    name: 'own-mark',
    enforce: 'pre',
    // Without the #, because browsers leave out the rest of an address after it.
    resolveId: { filter: { id: /^#mark$/ }, handler: () => '\0mark' },
    load: {
      filter: { id: /^\0mark$/ },
      handler: () => ({ code: markModule(chosenMark(chosen)), moduleType: 'js' }),
    },
  }
}

export function markModule({ viewBox, shapes }: Mark): string {
  return [
    `import { jsxs } from 'react/jsx-runtime'`,
    `export const viewBox = ${JSON.stringify(viewBox)}`,
    `export const shapes = ${element(shapes)}`,
  ].join('\n')
}

function element({ tag, attributes, children }: Shape): string {
  const named = Object.entries(attributes).map(([name, value]) => [reactName(name), value])
  const properties = JSON.stringify(Object.fromEntries(named)).slice(1, -1)
  const inside = children.length === 0 ? [] : [`children:[${children.map(element).join()}]`]
  return `jsxs(${JSON.stringify(tag)},{${[properties, ...inside].filter(Boolean).join()}})`
}

function reactName(attribute: string): string {
  return attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
