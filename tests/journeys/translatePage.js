/**
 * Does to a page what a browser's built-in translation does: each text gives way to a copy between «marks» in elements of the
 * browser's own, and so does each that comes later. An init script; `startTranslation()` in the page begins it.
 */
;(() => {
  const untouched = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'FONT', 'CODE', 'OPTION'])
  const isTranslated = ({ parentElement: parent, data }) =>
    parent !== null &&
    !untouched.has(parent.tagName) &&
    parent.closest('[translate=no], .notranslate, svg') === null &&
    /[A-Za-z]{2}|\d/.test(data)

  const font = (...content) => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    element.append(...content)
    return element
  }
  const translate = (text) => {
    if (!isTranslated(text)) return
    const copy = text.data.replace(/^(\s*)(.*?)(\s*)$/s, '$1«$2»$3')
    text.parentNode.replaceChild(font(font(copy)), text)
  }
  const translateAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) found.push(walker.currentNode)
    found.forEach(translate)
  }

  globalThis.startTranslation = () => {
    document.documentElement.lang = 'es'
    document.documentElement.classList.add('translated-ltr')
    translateAll(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target)
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) translate(node)
          else if (node.nodeType === Node.ELEMENT_NODE && node.tagName !== 'FONT') translateAll(node)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
})()
