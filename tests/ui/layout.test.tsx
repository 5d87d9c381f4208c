import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Block } from '../../src/ui/Block'
import type { Look } from '../../src/ui/look'
import { Row } from '../../src/ui/Row'
import { Stack } from '../../src/ui/Stack'
import { Text } from '../../src/ui/Text'

const spaces = [2, 3, 4, 5, 6] as const
const looks: readonly Look[] = [
  ...spaces.map((before) => ({ before })),
  ...([0, 2, 3, 4, 5] as const).map((after) => ({ after })),
  ...([34, 36, 38, 40, 44] as const).map((width) => ({ width })),
  ...(['small', 'lead'] as const).map((size) => ({ size })),
  ...(['quiet', 'failed', 'done'] as const).map((tone) => ({ tone })),
  { isRuled: true },
  { isBold: true },
  { isNumeric: true },
  { breaksWords: true },
]
const drawn = [
  ...looks.map((look) => renderToStaticMarkup(<Block {...look} />)),
  ...spaces.map((gap) => renderToStaticMarkup(<Row gap={gap} />)),
  ...([0, 2] as const).map((rowGap) => renderToStaticMarkup(<Row rowGap={rowGap} />)),
  renderToStaticMarkup(<Row align="center" justify="between" isOneLine isInline />),
  renderToStaticMarkup(<Stack gap={2} />),
]

function classesIn(file: string): ReadonlySet<string> {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

describe('Block, Stack, Row and Text', () => {
  it('have a rule for every class, and no others', () => {
    const used = new Set(drawn.flatMap((html) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []))
    const [own, base] = [classesIn('src/ui/layout.css'), classesIn('src/ui/base.css')]
    expect([...used].filter((name) => !own.has(name) && !base.has(name))).toEqual([])
    expect([...own].filter((name) => !used.has(name))).toEqual([])
  })

  it('put their own class last and pass every other attribute on', () => {
    const html = renderToStaticMarkup(
      <Text as="h2" id="a" after={0} tone="quiet" className="own">
        Words
      </Text>,
    )
    expect(html).toBe('<h2 id="a" class="after0 quiet own">Words</h2>')
  })

  it('name no class where nothing is asked for', () => {
    expect(renderToStaticMarkup(<Text>Words</Text>)).toBe('<p>Words</p>')
  })
})
