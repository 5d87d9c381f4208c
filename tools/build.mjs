/** `npm run build` checks the types, then builds the site for the web. The build checks the course. */
import { fileURLToPath } from 'node:url'
import { giveUp, run } from './setup/run.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
/** @param {readonly string[]} args @param {string} problem */
async function step(args, problem) {
  const code = await run(process.execPath, args)
  if (code === 130) process.exit(130)
  if (code !== 0) giveUp(problem)
}

// The types of the style sheets are made from the style sheets.
await step(['node_modules/tsx/dist/cli.mjs', 'tools/styles/typeStyles.ts'], 'The style sheets could not be read.')
await step(
  ['node_modules/typescript/bin/tsc', '-p', 'src', '--incremental', '--tsBuildInfoFile', '.cache/types/src.json'],
  'Nothing was built. The lines above name each wrong type and its place.',
)
await step(
  ['node_modules/vite/bin/vite.js', 'build', ...process.argv.slice(2)],
  'The site could not be built. The lines above say why.',
)
