import { describe, expect, it } from 'vitest'
import { checkLogical } from '../../../tools/styles/logical/checkLogical'
import type { Exception } from '../../../tools/styles/logical/exceptions'
import { ownStyles } from '../../../tools/styles/logical/ownStyles'

/** The problems of a style sheet with only these declarations, each as the declaration to write. */
function writes(...declarations: readonly string[]): readonly string[] {
  const css = `.a {\n${declarations.join(';\n')};\n}`
  const problems = checkLogical({ sheets: [{ file: 'a.css', css }], pages: [], scripts: [] }, [])
  return problems.map((problem) => problem.replace(/^.* Write /, '').replace(/\.$/, ''))
}
const inScript = (source: string, exceptions: readonly Exception[] = []): readonly string[] =>
  checkLogical({ sheets: [], pages: [], scripts: [{ file: 'A.tsx', css: source }] }, exceptions)

describe('the styles of the site', () => {
  const styles = ownStyles()

  it('follow the direction of the text', () => {
    expect(styles.sheets.length).toBeGreaterThan(100)
    expect(styles.scripts.length).toBeGreaterThan(500)
    expect(checkLogical(styles)).toEqual([])
  })

  it('fail with one planted property in any file', () => {
    const plant = <One extends { readonly css: string }>(one: One, css: string): One => ({ ...one, css: one.css + css })
    const [sheet, page, script] = [
      styles.sheets[5],
      styles.pages[1],
      styles.scripts.find(({ file }) => file.endsWith('tsx')),
    ]
    if (!sheet || !page || !script) throw new Error('nothing to plant into')
    const problems = checkLogical(
      {
        sheets: [plant(sheet, '.planted { left: 0; }')],
        pages: [plant(page, '<style>p { margin-left: 1px; }</style>')],
        scripts: [plant(script, '\nconst planted = <p style={{ paddingRight: 3 }} />')],
      },
      [],
    )
    expect(problems.map((problem) => problem.replace(/^[^:]*:\d+: /, ''))).toEqual([
      'left: 0. Write inset-inline-start: 0.',
      'margin-left: 1px. Write margin-inline-start: 1px.',
      'padding-right: …. Write padding-inline-end: ….',
    ])
  })
})

describe('a physical declaration', () => {
  it('is reported with its file and line', () => {
    const css = '/* Two\n lines. */\n.a {\n  color: red;\n  left: 0;\n}'
    expect(checkLogical({ sheets: [{ file: 'a.css', css }], pages: [], scripts: [] }, [])).toEqual([
      'a.css:5: left: 0. Write inset-inline-start: 0.',
    ])
  })

  it.each([
    ['right: 1px', 'inset-inline-end: 1px'],
    ['scroll-margin-left: 1px', 'scroll-margin-inline-start: 1px'],
    ['padding-right: 1px', 'padding-inline-end: 1px'],
    ['border-left: 1px solid', 'border-inline-start: 1px solid'],
    ['border-right-color: red', 'border-inline-end-color: red'],
    ['border-top-left-radius: 2px', 'border-start-start-radius: 2px'],
    ['border-bottom-right-radius: 2px', 'border-end-end-radius: 2px'],
    ['text-align: right', 'text-align: end'],
    ['justify-content: safe left', 'justify-content: safe start'],
    ['float: right', 'a grid or a flex box: no old browser has inline-end'],
    ['padding: 0 1px 2px calc(1px + (2px - 1px))', 'padding-inline: calc(1px + (2px - 1px)) 1px'],
    ['inset: 0 0 0 auto', 'inset-inline: auto 0'],
    ['border-width: 0 3px 3px 0', 'border-inline-width: 0 3px'],
    ['border-radius: 3px 0', 'border-start-start-radius and the other corners by their logical names'],
  ])('%s has a logical form', (declaration, write) => {
    expect(writes(declaration)).toEqual([write])
  })

  it.each([
    ['box-shadow: 0 1px red, inset 5px 0 blue', 'calc(5px * var(--toward)) as the first length'],
    ['--shadow-9: -2px 0 red', 'calc(-2px * var(--toward)) as the first length'],
    ['transform: scale(2) translateX(-50%)', 'translateX(calc(-50% * var(--toward)))'],
    ['translate: 3px 0', 'translate(calc(3px * var(--toward)))'],
    ['transform: scaleX(-1)', 'var(--mirror)'],
    ['rotate: 45deg', 'rotate(calc(45deg * var(--toward)))'],
    ['clip-path: inset(0 50% 0 0)', 'transform: var(--mirror) beside it, and an exception'],
    ['background: linear-gradient(to right, red, blue)', 'calc(90deg * var(--toward)), say'],
    ['background-position: right 1rem top 0', 'calc(var(--start) + … * var(--toward)) as the horizontal part'],
    [
      'background: linear-gradient(red, red) 4px 0 / 1px 100%',
      'calc(var(--start) + … * var(--toward)) as the horizontal part',
    ],
    ['letter-spacing: -0.01em', 'calc(-0.01em * var(--tight))'],
    ['transform-origin: 0 0', 'calc(var(--start) + … * var(--toward)) as the horizontal part'],
  ])('%s has to follow --toward', (declaration, write) => {
    expect(writes(declaration)).toEqual([write])
  })
})

describe('a declaration that is the same in both directions', () => {
  it.each([
    'top: 0',
    'width: 1px',
    'text-align: center',
    'padding: 0 1px',
    'padding: 0 1px 2px 1px',
    'inset: 0 0 auto',
    'margin: 0 var(--s-2) 1px var(--s-2)',
    'border-radius: 2px 2px 0 0',
    'border-width: 1px 0 0',
    'clear: both',
    'box-shadow: 0 2px 0 red, inset 0 -2px 0 blue',
    'box-shadow: calc(-1px * var(--toward)) 0 red',
    'transform: translateY(2px) rotate(180deg)',
    'transform: var(--mirror)',
    'transition: transform var(--d-base) var(--ease)',
    'clip-path: inset(50%)',
    'background: color-mix(in srgb, var(--a) 60%, var(--b))',
    'background: linear-gradient(transparent calc(100% - 1px), red 0) 0 0 / 100% 2rem, var(--sky)',
    'background: linear-gradient(red, red) calc(var(--start) + 3px * var(--toward)) 0 / 1px 100%',
    'object-position: 50% 70%',
    'letter-spacing: 0',
    'letter-spacing: inherit',
    'letter-spacing: calc(-0.01em * var(--tight))',
    'text-align: right; unicode-bidi: plaintext',
  ])('%s is no problem', (declaration) => {
    expect(writes(declaration)).toEqual([])
  })
})

describe('a script', () => {
  it('has its styles and its measuring reported', () => {
    const source = `
      const styles: CSSProperties = { left: 0, top: 1, textAlign: 'left' }
      box.style.right = '3px'
      box.style.setProperty('margin-left', isWide ? '1px' : '2px')
      const far = list.scrollLeft + box.left
      if (key === 'ArrowLeft') step(-1)`
    expect(inScript(source)).toEqual([
      'A.tsx:2: left: …. Write inset-inline-start: ….',
      'A.tsx:2: text-align: left. Write text-align: start.',
      'A.tsx:3: right: 3px. Write inset-inline-end: 3px.',
      'A.tsx:4: margin-left: 1px. Write margin-inline-start: 1px.',
      'A.tsx:4: margin-left: 2px. Write margin-inline-start: 2px.',
      'A.tsx:5: scrollLeft: script. Write what follows the direction of the text.',
      'A.tsx:6: ArrowLeft: script. Write what follows the direction of the text.',
    ])
  })

  it('may have names such as left and right', () => {
    expect(inScript("const layout = { left: 1, right: 2 }\nconst a = <Note style={{ color: 'red' }} />")).toEqual([])
  })
})

describe('an exception', () => {
  const exception: Exception = { file: 'A.tsx', declaration: 'ArrowLeft', because: 'a test needs one' }

  it('excuses its declaration only', () => {
    expect(inScript("hear('ArrowLeft')", [exception])).toEqual([])
    expect(inScript("hear('ArrowLeft'); hear('ArrowRight')", [exception])).toHaveLength(1)
  })

  it('is reported when it excuses nothing', () => {
    expect(inScript('', [exception])).toEqual(['A.tsx: there is no ArrowLeft to except any longer.'])
  })
})
