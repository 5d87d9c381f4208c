import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preprocessCSS, resolveConfig } from 'vite'
import { chosenOrganization, type ChosenOrganization } from '../../../tools/organization/chosenOrganization'
import { chosenColors, refuseLowContrast } from '../../../tools/organization/colors/chosenColors'
import { colorFiles, colorTokens } from '../../../tools/organization/colors/colorTokens'
import { ownColors } from '../../../tools/organization/colors/ownColors'

type Colors = ChosenOrganization['settings']['colors']
const withColors = (colors: Partial<Colors>): ChosenOrganization => ({
  ...chosenOrganization('organizations/prairie-ledger'),
  settings: { colors: { light: {}, dark: {}, ...colors }, domain: '' },
})

async function tokensCss(colors: Partial<Colors>): Promise<string> {
  const plugins = [ownColors(withColors(colors))]
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build')
  const file = `${process.cwd()}/src/ui/tokens.css`
  return (await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code
}
const changes = (before: string, after: string): readonly string[] => {
  const old = before.split('\n')
  return after.split('\n').filter((line, at) => line !== old[at])
}

describe('the color tokens', () => {
  const { light, dark, withoutDark } = colorTokens(process.cwd())

  it('are all that their files have', () => {
    const named = colorFiles.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ +(--[\w-]+): /gm)])
    const all = new Set(named.map(([, token]) => token).filter((token) => token !== '--m' && token !== '--m2'))
    expect(new Set(light.keys())).toEqual(all)
    expect(new Set(dark.keys())).toEqual(all)
  })

  it('have a value for each theme', () => {
    expect([light.get('--paper'), dark.get('--paper')]).toEqual(['#f5f6ee', '#101e28'])
    expect([light.get('--night-ink'), dark.get('--night-ink')]).toEqual(['#eef2e4', '#eef2e4'])
    expect([withoutDark.has('--night-ink'), withoutDark.has('--paper')]).toEqual([true, false])
  })
})

describe('own colors', () => {
  it('replace ours in their theme, and nowhere else', async () => {
    const before = await tokensCss({})
    const after = await tokensCss({
      light: { '--paper': '#ffeedd', '--m-gold': '#112233' },
      dark: { '--paper': '#010203', '--sc-sun': '#040506' },
    })
    expect(changes(before, after).map((line) => line.trim())).toEqual([
      '--paper: #ffeedd;',
      '--paper: #010203;',
      '--paper: #010203;',
      '--m-gold: #112233;',
      '--sc-sun: #040506;',
      '--sc-sun: #040506;',
    ])
  })

  it('are added to the dark theme for a token with one value', async () => {
    const [before, after] = [await tokensCss({}), await tokensCss({ dark: { '--night-ink': '#010203' } })]
    expect(before.split('--night-ink:')).toHaveLength(2)
    expect(after.split('--night-ink: #010203')).toHaveLength(3)
  })

  it('are part of the chosen ones', () => {
    const { light, dark } = chosenColors(withColors({ light: { '--sky': '#123456' } }))
    expect([light.get('--sky'), dark.get('--sky'), light.get('--ink')]).toEqual(['#123456', '#0f1f2d', '#14262f'])
  })

  it('of a token with one value are the same in both themes', () => {
    const { dark } = chosenColors(withColors({ light: { '--night-ink': '#fedcba' } }))
    expect(dark.get('--night-ink')).toBe('#fedcba')
  })

  it('end the build when they can’t be read on each other', () => {
    const pale = { ...withColors({ light: { '--action': '#dddddd' } }), isOwn: true }
    expect(() => refuseLowContrast(pale)).toThrow(
      /organizations\/prairie-ledger\/organization\.json: colors\.light\.--action: --action on --\w+ is 1\.\d+:1/,
    )
    expect(() => refuseLowContrast(chosenOrganization('tests/organizations/river-county'))).not.toThrow()
  })

  it('end the build for a token that doesn’t exist', () => {
    const wrong = withColors({ light: { '--papr': '#fff' }, dark: { '--m-goldd': '#000' } })
    expect(() => chosenColors(wrong)).toThrow(
      [
        'organizations/prairie-ledger/organization.json is not right:',
        '  colors.light: --papr is no token. The nearest one is --paper.',
        '  colors.dark: --m-goldd is no token. The nearest one is --m-gold.',
      ].join('\n'),
    )
  })
})
