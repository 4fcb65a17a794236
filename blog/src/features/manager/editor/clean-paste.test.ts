import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;

// rules: post-editor
it('makes nested lists of those of Word, without their signs', () => {
  expect(
    cleanPaste(`<p>Before</p>${word(1, '·', 'Cotton')}${word(2, 'o', 'Khadi')}${word(1, '·', 'Silk')}<p>After</p>`),
  ).toBe('<p>Before</p><ul><li>Cotton<ul><li>Khadi</li></ul></li><li>Silk</li></ul><p>After</p>');
  expect(cleanPaste(`${word(1, '5.', 'Five')}${word(1, '6.', 'Six')}`)).toBe(
    '<ol start="5"><li>Five</li><li>Six</li></ol>',
  );
  expect(
    cleanPaste('<p class="MsoListParagraph">·&nbsp;&nbsp; One</p><p class="MsoListParagraph">·&nbsp;&nbsp; Two</p>'),
  ).toBe('<ul><li>One</li><li>Two</li></ul>');
});

// rules: post-editor
it.each([
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['<span style="font-weight:700">a</span>', '<p><strong>a</strong></p>'],
  ['<p style="font-style:italic">a</p>', '<p><em>a</em></p>'],
  [
    '<p><span style="text-decoration:line-through;font-weight:bold">1,999</span></p>',
    '<p><s><strong>1,999</strong></s></p>',
  ],
  ['<table><tr><td>S</td><td>36</td></tr><tr><td>M</td><td>38</td></tr></table>', '<p>S | 36</p><p>M | 38</p>'],
  ['<style>p{}</style><h1>Care</h1><p>H<sub>2</sub>O <code>x</code></p>', '<h2>Care</h2><p>H2O x</p>'],
])('makes of %s what a post keeps', (html, clean) => {
  expect(cleanPaste(html)).toBe(clean);
});

it('leaves what was copied in the editor as it is', () => {
  const html = '<p data-pm-slice="1 1 []">a</p>';
  expect(cleanPaste(html)).toBe(html);
});
