const button = document.getElementById('print');
button.addEventListener('click', () => print());
button.hidden = false;
