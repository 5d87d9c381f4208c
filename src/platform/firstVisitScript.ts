/**
 * Marks a document that didn't come from a service worker. Usually no one has learned in this browser yet. A forced
 * reload, or a browser without a worker, has the same result. This script is in the head of login.html, so that the
 * page for new learners is painted at once. If the address includes a view, the document isn't marked.
 */
export const firstVisitScript =
  'if(!navigator.serviceWorker?.controller&&!/[?&]view=/.test(location.search))document.documentElement.dataset.visit="first"'
