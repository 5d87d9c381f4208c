import type { CSSOptions, Plugin } from 'vite'
import { type ChosenOrganization, chosenOrganization, projectRoot } from '../chosenOrganization.ts'
import { chosenColors, refuseLowContrast } from './chosenColors.ts'
import { colorFiles, colorTokens, type Theme } from './colorTokens.ts'

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number]

const LIGHT = /^:root(?:,\s*\[data-ground="paper"\])?$/
const DARK = /^:root(?::not\(\[data-theme="light"\]\)|\[data-theme="dark"\])$/

/**
 * Puts an organization's own colors in the place of ours, in the stylesheets of the tokens. Printed pages, and a screen
 * with more contrast, keep their own values.
 */
export function ownColors(chosen: ChosenOrganization = chosenOrganization()): PostcssPlugin {
  const { colors } = chosen.settings
  const { withoutDark } = colorTokens(projectRoot)
  refuseLowContrast(chosen)
  const added = Object.entries(colors.dark).filter(([token]) => withoutDark.has(token))
  return {
    postcssPlugin: 'own-colors',
    Once(root, { Declaration }) {
      root.walkRules((rule) => {
        const file = rule.source?.input.file?.replaceAll('\\', '/') ?? ''
        const place = colorFiles.findIndex((one) => file.endsWith(`/${one}`))
        const theme = place < 0 ? undefined : themeOf(rule.selector, rule.parent)
        if (theme === undefined) return
        const own = colors[theme]
        rule.walkDecls((declaration) => {
          declaration.value = own[declaration.prop] ?? declaration.value
        })
        if (theme === 'dark' && place === 0) {
          for (const [prop, value] of added)
            rule.append(new Declaration({ prop, value, ...(rule.source && { source: rule.source }) }))
        }
      })
    },
  }
}

function themeOf(selector: string, parent: unknown): Theme | undefined {
  if (DARK.test(selector)) return 'dark'
  const isInQuery = typeof parent === 'object' && parent !== null && 'name' in parent && parent.name === 'media'
  return !isInQuery && LIGHT.test(selector) ? 'light' : undefined
}

const RESCUE = /\/sw\/rescuePage\.html\?raw$/

/** The same for the template of all pages and for the rescue page, which have no stylesheet of ours. */
export function ownColorsInHtml(chosen: ChosenOrganization): Plugin {
  const colors = chosenColors(chosen)
  return {
    name: 'own-colors-in-html',
    enforce: 'pre',
    transformIndexHtml: (html) =>
      html
        .replace('%SKY%', () => colors.light.get('--sky') ?? '')
        .replace('%DARK_SKY%', () => colors.dark.get('--sky') ?? ''),
    transform: {
      filter: { id: RESCUE },
      handler(code) {
        const dark = code.indexOf('prefers-color-scheme: dark')
        const recolored = code.replaceAll(/(--[\w-]+): #\w+;/g, (said, token: string, at: number) => {
          const value = chosen.settings.colors[at > dark ? 'dark' : 'light'][token]
          return value === undefined ? said : `${token}: ${value};`
        })
        return { code: recolored, map: null }
      },
    },
  }
}
