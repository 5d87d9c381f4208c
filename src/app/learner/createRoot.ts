/**
 * This is part of React's own script (vite.config.ts). Requested separately, it is evaluated before the rest of the
 * learner area arrives. Importing the package directly would add the bundler's runtime to every public page.
 */
export { createRoot } from 'react-dom/client'
