/**
 * Marks a document that no service worker brought: nobody has learned in this browser, but who reloads past the worker or uses a
 * browser without one. It stands in the head of login.html, so that what nobody is asked instead can be painted at once. An
 * address that names its view gets no mark.
 */
export const firstVisitScript =
  'if(!navigator.serviceWorker?.controller&&!/[?&]view=/.test(location.search))document.documentElement.dataset.visit="first"'
