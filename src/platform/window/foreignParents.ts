/**
 * A browser's translation replaces text nodes with its own elements. React removes and inserts nodes through their
 * original parent, and the browser throws if the nodes now have a different parent. Without this patch, the screen
 * would disappear at the first press (https://github.com/facebook/react/issues/11538). With this patch, a moved node is
 * removed from its current parent, and a new node is inserted before the current container of its neighbor. A separate
 * check, tools/words/bareTexts.ts, makes sure that translated text is updated when React changes it.
 */
export function allowForeignParents(): void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== null) removeChild.call(child.parentNode, child)
    return child
  }

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, child, place)
    return child
  }
}
