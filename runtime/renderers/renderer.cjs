// The program of a renderer: see shell/src/rendering/serve-renders.ts. Its argument is the shell's server file.
const [, , serverFile = ''] = process.argv;
require(serverFile).serveRenders();
