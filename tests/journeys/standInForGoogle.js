/*
 * Stands in for https://apis.google.com/js/api.js where there is no internet: as much of `gapi.iframes` as Firebase Auth
 * and its emulator use to talk across an iframe, each side through a copy of this script.
 */
;(() => {
  // Google's script makes these two, and is of no use on a page whose policy does not let it.
  for (const name of ['gapi#gapi', 'goog#html']) {
    window.trustedTypes?.createPolicy(name, { createHTML: (html) => html, createScriptURL: (url) => url })
  }

  const handlers = new Map([['ping', () => Promise.resolve(true)]])
  /** Questions that came before their handler. */
  const early = []
  const waiting = new Map()
  let count = 0

  async function answer({ source, data }) {
    const result = await Promise.resolve(handlers.get(data.name)(data.value))
    source.postMessage({ isOfStandIn: true, answerTo: data.id, result }, '*')
  }

  addEventListener('message', (event) => {
    const { data } = event
    if (data?.isOfStandIn !== true) return
    if (data.answerTo !== undefined) {
      waiting.get(data.answerTo)?.(data.result)
      waiting.delete(data.answerTo)
    } else if (handlers.has(data.name)) void answer(event)
    else early.push(event)
  })

  /** `ready` resolves with the window of the other side once it listens. */
  function lineTo(ready) {
    const ask = async (name, value) => {
      const other = await ready
      count += 1
      const id = count
      return await new Promise((resolve) => {
        waiting.set(id, resolve)
        other.postMessage({ isOfStandIn: true, id, name, value }, '*')
      })
    }
    return {
      register(name, handler) {
        handlers.set(name, handler)
        for (const event of early.splice(0)) {
          if (event.data.name === name) void answer(event)
          else early.push(event)
        }
      },
      send(name, value, onAnswer) {
        void ask(name, value).then((result) => onAnswer?.([result]))
      },
      ping: (onAnswer) => ask('ping').then((result) => onAnswer([result])),
      restyle: () => Promise.resolve(),
    }
  }

  function open({ where, url }, onOpen) {
    const frame = document.createElement('iframe')
    frame.hidden = true
    const ready = new Promise((resolve) => frame.addEventListener('load', () => resolve(frame.contentWindow)))
    frame.src = url
    where.append(frame)
    return onOpen(lineTo(ready))
  }

  const context = { open, getParentIframe: () => lineTo(Promise.resolve(parent)) }
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: function Iframe() {}, getContext: () => context },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  // Google's script calls back later too.
  setTimeout(() => window[onload]?.())
})()
