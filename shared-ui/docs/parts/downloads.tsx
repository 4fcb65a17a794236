import './about.css';

const files = [
  { file: 'light.tokens.json', name: 'Light' },
  { file: 'dark.tokens.json', name: 'Dark' },
  { file: 'night.tokens.json', name: 'Night' },
  { file: 'compact.tokens.json', name: 'Compact' },
  { file: 'reduced-motion.tokens.json', name: 'Reduced motion' },
  { file: 'aaram.resolver.json', name: 'Resolver' },
];

/** Links to the tokens' files, which the Storybook serves beside its pages. */
export const Downloads = () => (
  <ul className="doc-states">
    {files.map(({ file, name }) => (
      <li key={file}>
        <a href={`./tokens/${file}`} download>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
