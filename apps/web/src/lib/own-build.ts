/** The name of the build that this page was loaded with. A page that was never built, as in development, has none. */
export const ownBuild = () => document.documentElement.dataset.build;
