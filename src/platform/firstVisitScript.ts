/**
 * Marks a document that no service worker delivered. Usually no one has learned in this browser yet, but a forced
 * reload or a browser without a worker also counts. It is in the head of login.html, so that the page for new learners
 * is painted at once. An address that names its view gets no mark.
 */
export const firstVisitScript =
  'if(!navigator.serviceWorker?.controller&&!/[?&]view=/.test(location.search))document.documentElement.dataset.visit="first"'
