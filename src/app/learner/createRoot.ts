/**
 * This is part of React's own script (vite.config.ts). Because it is requested separately, it is evaluated before the
 * rest of the learner area has loaded. Importing the package directly would add the bundler's runtime to every public
 * page.
 */
export { createRoot } from 'react-dom/client'
