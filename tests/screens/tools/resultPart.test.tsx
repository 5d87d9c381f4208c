import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { exampleTexts } from '../../../src/screens/tools/form/texts'
import { ResultPart } from '../../../src/screens/tools/frame/ResultPart'
import { ToolSketch } from '../../../src/screens/tools/ToolList'
import type { ToolResult } from '../../../src/screens/tools/toolResult'
import { allTools } from './allTools'

const tools = await allTools()

function exampleOf(tool: (typeof tools)[number][1]): ToolResult {
  const evaluation = tool.evaluate(exampleTexts(tool.form))
  if (evaluation.kind === 'problems') throw new Error('The example is valid.')
  return evaluation.result
}

const render = (result: ToolResult | undefined, waitingFor?: string): string =>
  renderToStaticMarkup(<ResultPart result={result} waitingFor={waitingFor} headingRef={createRef()} />)

describe.each(tools)('the result of %s', (id, tool) => {
  it('has a heading, a table with headers, and a described picture', () => {
    const html = render(exampleOf(tool))
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>/)
    expect(html).toMatch(/<th scope="row">/)
    const [, label, text] = /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<title id="${label}">[^<]+</title><desc id="${text}">[^<]+</desc>`))
    expect(html).not.toMatch(/NaN|undefined|Infinity| style="/)
  })

  it('has a purely decorative drawing in the list', () => {
    const html = renderToStaticMarkup(<ToolSketch id={id} />)
    expect(html).toMatch(/^<svg[^>]*aria-hidden="true"/)
    expect(html).not.toContain('<text')
  })
})

describe('a pending result', () => {
  const [, tool] = tools[0] ?? []
  it('says so above the previous result, or alone', () => {
    if (tool === undefined) throw new Error('There are tools.')
    expect(render(exampleOf(tool), 'Rate')).toMatch(/Check Rate\. The result below uses your last numbers\..*<h2/)
    const alone = render(undefined, 'Rate')
    expect(alone).toContain('Check Rate. Then you’ll see a result.')
    expect(alone).not.toContain('<h2')
  })

  it('shows a name as text', () => {
    const hostile = '<img src=x onerror="alert(1)">'
    const html = render({ finding: hostile, text: [hostile] })
    expect(html).not.toContain('<img')
  })
})
