declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: that is how the bundlers export CSS modules
  export default classes;
}

declare module '*.css';
