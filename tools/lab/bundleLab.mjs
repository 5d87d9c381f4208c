/** Bundles the laboratory into one file, with or without a fault planted in the source. */
import { ENTRIES } from './kinds.mjs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { packedEdition } from '../editions/packedEdition.mjs'
import { lightDexie } from './lightDexie.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fake = `${root}tests/lab/fakeFirestore.ts`

/**
 * @param {string} name of the file
 * @param {{ file: string, find: string, replace: string, also?: { find: string, replace: string } }} [fault]
 * @param {{ entry?: string, isPlain?: boolean }} [asked] `entry`: the module that selects its histories. `isPlain`: Dexie
 * is bundled unchanged
 * @returns {Promise<string>} the path of the file
 */
export async function bundleLab(name, fault, { entry = ENTRIES.learner, isPlain = false } = {}) {
  let isPlanted = fault === undefined
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(isPlain ? [] : [lightDexie()]),
      packedEdition(),
      {
        name: 'plants a fault',
        enforce: 'pre',
        transform(code, id) {
          if (fault === undefined || id !== root + fault.file) return undefined
          isPlanted = true
          return [fault, ...(fault.also ? [fault.also] : [])].reduce((text, { find, replace }) => {
            if (text.split(find).length !== 2) throw new Error(`${fault.file} has not, or not once: ${find}`)
            return text.replace(find, () => replace)
          }, code)
        },
      },
    ],
    resolve: { alias: [{ find: /^firebase\/(?:firestore\/lite|app)$/, replacement: fake }] },
    build: {
      ssr: root + entry,
      outDir: `${root}.cache/lab/${name}`,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'histories.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  if (!isPlanted) throw new Error(`${fault?.file ?? ''} is no part of the laboratory.`)
  return `${root}.cache/lab/${name}/histories.mjs`
}
