import { expect, it } from 'vitest'
import { stylesheetsOf, withImports } from '../../tools/build/chunkManifest'

const manifest = {
  'src/pages/Home.tsx': { file: 'assets/Home.js', imports: ['_button.js', 'index.html'], css: ['assets/Home.css'] },
  '_button.js': { file: 'assets/button.js', css: ['assets/button.css'] },
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
}

it('orders stylesheets as pages load them: a later one may override an earlier', () => {
  expect(stylesheetsOf(manifest)).toEqual(['assets/index.css', 'assets/button.css', 'assets/Home.css'])
})

it('finds everything that a chunk needs, each once', () => {
  const files = withImports(manifest, 'src/pages/Home.tsx').map(({ file }) => file)
  expect(files).toEqual(['assets/Home.js', 'assets/button.js', 'assets/index.js', 'assets/react.js'])
})
