import { join, relative } from 'node:path'
import { type ChosenOrganization, projectRoot } from '../chosenOrganization.ts'
import { checkContrast } from '../../contrast/checkContrast.ts'
import { ownSheets } from '../../contrast/ownSheets.ts'
import { nearest } from '../nearest.ts'
import { type Colors, colorTokens } from './colorTokens.ts'

/** @throws for own colors that can't be read on each other, with the nearest ones that can */
export function refuseLowContrast(
  { folder, isOwn, settings: { colors } }: ChosenOrganization,
  root = projectRoot,
): void {
  if (!isOwn) return
  const from = relative(root, join(folder, 'organization.json'))
  const problems = checkContrast(ownSheets().tokens, { overrides: colors, from })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/**
 * The value of every color token in each theme, as the chosen organization says it.
 *
 * @throws for a token that doesn't exist, naming the nearest one
 */
export function chosenColors({ folder, settings: { colors } }: ChosenOrganization, root = projectRoot): Colors {
  const ours = colorTokens(root)
  const problems = (['light', 'dark'] as const).flatMap((theme) =>
    Object.keys(colors[theme])
      .filter((token) => !ours.light.has(token))
      .map(
        (token) => `colors.${theme}: ${token} is no token. The nearest one is ${nearest(token, ours.light.keys())}.`,
      ),
  )
  const file = relative(root, join(folder, 'organization.json'))
  if (problems.length > 0) throw new Error([`${file} is not right:`, ...problems.map((one) => `  ${one}`)].join('\n'))
  const light = Object.entries(colors.light)
  const both = light.filter(([token]) => ours.withoutDark.has(token))
  return {
    light: new Map([...ours.light, ...light]),
    dark: new Map([...ours.dark, ...both, ...Object.entries(colors.dark)]),
  }
}
