import { describe, expect, it } from 'vitest'
import { stylesheetsOf, unusedScripts, withImports } from '../../tools/build/chunkManifest'

const manifest = {
  'src/pages/Home.tsx': { file: 'assets/Home.js', imports: ['_button.js', 'index.html'], css: ['assets/Home.css'] },
  '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
}

it('orders stylesheets so that later ones override earlier ones', () => {
  expect(stylesheetsOf(manifest)).toEqual(['assets/index.css', 'assets/button.css', 'assets/Home.css'])
})

it('finds everything that a chunk needs, each once', () => {
  const files = withImports(manifest, 'src/pages/Home.tsx').map(({ file }) => file)
  expect(files).toEqual(['assets/Home.js', 'assets/button.js', 'assets/index.js', 'assets/react.js'])
})

it('orders the stylesheets of one chunk, and leaves out others', () => {
  const styles = { ...manifest, 'src/Other.tsx': { file: 'assets/Other.js', css: ['assets/Other.css'] } }
  expect(stylesheetsOf(styles, ['_button.js', 'src/Other.tsx'])).toEqual(['assets/button.css', 'assets/Other.css'])
})

describe('scripts that no page requests', () => {
  const site = {
    'src/pages/about/page.tsx?styles': { file: 'assets/about.js', isEntry: true, imports: ['_leaf.js', '_page.js'] },
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['src/Lazy.tsx'] },
    'src/Lazy.tsx': { file: 'assets/Lazy.js', imports: ['_leaf.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_leaf.js': { file: 'assets/leaf.js', css: ['assets/leaf.css'] },
    '_page.js': { file: 'assets/page.js', css: ['assets/page.css'] },
    'src/loose.css': { file: 'assets/loose.css' },
  }

  it('exclude stylesheets and everything that the entry imports', () => {
    expect(unusedScripts(site)).toEqual(['assets/about.js', 'assets/page.js'])
  })
})
